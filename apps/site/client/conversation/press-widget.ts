import { readBehaviour } from "@forecourt/ui/behaviours";
import type { OutsideService } from "../outside/outside-service.ts";
import { conversationActor } from "./conversation-actor.ts";
import { pressTextUs } from "./start-text-us.ts";

const actors = new Map<string, ReturnType<typeof conversationActor>>();

/** Opens the widget a pressed button names. One that cannot come leads where the button's link leads. */
export function pressWidget(button: HTMLAnchorElement, services: readonly OutsideService[]): void {
  const kind = readBehaviour(button, "widget");
  if (kind === "text") return pressTextUs(button, services);
  const service = services.find(({ name }) => name === readBehaviour(button, "service"));
  if (!kind || !service) return location.assign(button.href);
  const key = `${kind} ${service.name}`;
  let actor = actors.get(key);
  if (!actor) {
    actor = conversationActor(kind, service, {
      input: { dismissed: true, popup: false },
    });
    actors.set(key, actor);
    actor.subscribe(({ value }) => {
      const busy = value.chat === "loading" || value.chat === "opening";
      button.setAttribute("aria-busy", String(busy));
      if (value.chat === "failed") location.assign(button.href);
    });
    actor.start();
  }
  actor.send({ type: "CHAT_CLOSED" });
  actor.send({ type: "TEXT_US" });
}
