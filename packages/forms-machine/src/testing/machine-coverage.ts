import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from "xstate";

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** A transition in words; two of one event are distinguished by their place among their node's. */
const named = (transition: AnyTransitionDefinition): string => {
  const place = transitionsOf(transition.source)
    .filter(({ eventType }) => eventType === transition.eventType)
    .indexOf(transition);
  return `${transition.source.id} on ${transition.eventType === "" ? "always" : transition.eventType} #${place + 1}`;
};

/** The nodes that are entered with one: those above it, and those it starts with. */
const enteredWith = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? ancestors(node.parent) : []),
  ...startedWith(node),
];
const ancestors = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? ancestors(node.parent) : []),
];
const startedWith = (node: AnyStateNode): AnyStateNode[] => {
  const children =
    node.type === "parallel"
      ? Object.values(node.states)
      : node.type === "compound"
        ? node.initial.target
        : [];
  return children.flatMap((child) => [child, ...startedWith(child)]);
};

/** What a test has not yet shown of a machine. */
export interface MachineCoverage {
  /** Hand this to `createActor` as `inspect`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** States never entered and transitions never taken; empty when the tests have seen everything. */
  readonly missing: () => readonly string[];
}

/**
 * Watches actors of one machine and lists the states and transitions no test has reached.
 *
 * @example
 * const coverage = machineCoverage(machine);
 * createActor(machine, { input, inspect: coverage.inspect }).start();
 * expect(coverage.missing()).toEqual([]);
 */
export function machineCoverage(machine: AnyStateMachine): MachineCoverage {
  const nodes = nodesOf(machine.root);
  const states = new Set(nodes.map(({ id }) => id));
  const transitions = new Set(nodes.flatMap(transitionsOf).map(named));
  const enter = (node: AnyStateNode) => {
    for (const { id } of enteredWith(node)) states.delete(id);
  };
  return {
    inspect: (event) => {
      if (event.type !== "@xstate.microstep") return;
      const { _transitions: taken } = event;
      enter(machine.root);
      for (const transition of taken) {
        transitions.delete(named(transition));
        for (const target of transition.target ?? []) enter(target);
      }
    },
    missing: () => [...states, ...transitions],
  };
}
