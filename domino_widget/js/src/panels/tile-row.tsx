// A hand laid open: drawn where the table's tiles are at hand, else named.
import { useContext } from "preact/hooks";
import { TableContext } from "../table";
import { TilePicture } from "../tile";

export function TileRow({ tiles }: { tiles: readonly string[] }) {
  const drawn = useContext(TableContext) !== null;
  return (
    <>
      {tiles.map((tile) => (
        <span key={tile} class={drawn ? "pn-tile" : "pn-tile-name"}>
          {drawn && <TilePicture halves={halvesOf(tile)} standing={false} />}
          <span class={drawn ? "pn-sr" : ""}>{tile}</span>
        </span>
      ))}
    </>
  );
}

function halvesOf(tile: string): [number, number] {
  const [high = 0, low = 0] = tile.split("-").map(Number);
  return [high, low];
}
