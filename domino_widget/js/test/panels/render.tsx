import { render } from "@testing-library/preact";
import type { ComponentType } from "preact";
import { ViewContext } from "../../src/context";
import type { FakeView } from "./fake-view";

/** A panel in the root of its view. */
export function show(view: FakeView, Panel: ComponentType) {
  return render(
    <ViewContext.Provider value={view}>
      <div class="dmw">
        <Panel />
      </div>
    </ViewContext.Provider>,
  );
}
