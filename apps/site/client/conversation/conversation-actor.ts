import type { TrackedCar } from "@forecourt/analytics";
import { provideTextUs, type TextUsInput } from "@forecourt/forms-machine";
import { type Actor, createActor } from "xstate";
import { logProblem } from "../log-problem.ts";
import { addScript } from "../outside/add-service-script.ts";
import type { OutsideService } from "../outside/outside-service.ts";
import { track, pageCar } from "../visit/track-visit.ts";
import { followFrame, openFrame } from "./widget-frame.ts";

/** The widget behind a button: the dealer's text messages, a live chat, or an AI assistant. */
export type ConversationKind = "text" | "chat" | "assistant";

const OPENED = {
  text: "text_us_opened",
  chat: "chat_opened",
  assistant: "assistant_opened",
} as const;

/** What happens around a greeting; a chat button has none. */
export interface GreetingWork {
  mayPrompt(): boolean;
  rememberDismissed(): void;
}

const NO_GREETING: GreetingWork = { mayPrompt: () => false, rememberDismissed: () => {} };

/**
 * The behaviour of one conversation, whoever runs it: its script comes with the first press, it is opened, and what the
 * visitor writes is counted. Without a service the button's own link is the conversation.
 */
export function conversationActor(
  kind: ConversationKind,
  service: OutsideService | null,
  { greeting = NO_GREETING, input }: { greeting?: GreetingWork; input: TextUsInput },
): Actor<ReturnType<typeof provideTextUs>> {
  const machine = provideTextUs({
    loadWidget: async () => {
      if (!service) return;
      await addScript(service.script);
      followFrame(service.script, {
        onActive: () => actor.send({ type: "WIDGET_ACTIVE" }),
        onVisitorMessage: () => actor.send({ type: "VISITOR_MESSAGE" }),
      });
    },
    openWidget: () => service && openFrame(service.script),
    ...greeting,
  });
  const actor = createActor(machine, { input });
  const trackConversation = (name: (typeof OPENED)[ConversationKind] | "chat_started" | "chat_continued") => {
    const car: TrackedCar | null = pageCar();
    track({ name, car });
  };
  actor.on("textUsOpened", () => trackConversation(OPENED[kind]));
  actor.on("chatStarted", () => trackConversation("chat_started"));
  actor.on("chatContinued", () => trackConversation("chat_continued"));
  actor.on("chatFailed", () => logProblem(`The widget of ${service?.name ?? kind} did not come.`));
  return actor;
}
