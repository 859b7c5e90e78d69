/** A Fluent catalogue, bundled as its text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
