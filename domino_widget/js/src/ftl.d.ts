/** A Fluent catalogue, bundled as its text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}

/** The part of a catalogue that only the later panels use. */
declare module "*.ftl?later" {
  const text: string;
  export default text;
}
