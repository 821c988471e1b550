/** The 'Text us' button on a page, with a clock one can turn. */
import { provideTextUs } from "@forecourt/forms-machine";
import { SimulatedClock, settle } from "@forecourt/forms-machine/testing";
import { createActor } from "xstate";

/** What the button did, in order. */
export const story: string[] = [];

const clock = new SimulatedClock();
const machine = provideTextUs({
  loadWidget: async () => void story.push("the widget is loaded"),
  openWidget: () => story.push("the chat is open"),
  rememberDismissed: () => story.push("the popup will not come back"),
  mayPrompt: () => true,
});
const button = createActor(machine, { input: { dismissed: false }, clock });
button.on("textUsOpened", () => void story.push("event 54"));
button.start();

clock.increment(3000);
story.push(`the popup is ${button.getSnapshot().value.popup}`);
button.send({ type: "TEXT_US" });
await settle();
clock.increment(1300);
