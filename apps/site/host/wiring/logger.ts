import pino, { type Logger } from "pino";
import { currentTrace } from "#host/trace/request-trace.ts";
import type { Environment } from "./env.ts";

/**
 * Structured logs for machines. What a shopper typed is never logged; should a careless object carry it, the usual
 * places are cut out here.
 */
export function createLogger(env: Pick<Environment, "FORECOURT_LOG_LEVEL">): Logger {
  const options = {
    level: env.FORECOURT_LOG_LEVEL,
    // A copy: what is logged is laid over it.
    mixin: () => ({ ...currentTrace() }),
    base: { service: "forecourt" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "person",
        "*.person",
        "lead",
        "*.lead",
        "values",
        "*.values",
        "email",
        "*.email",
        "phone",
        "*.phone",
        "req.headers.cookie",
      ],
      remove: true,
    },
  };
  // Straight to the file descriptor: what others write to `process.stdout` becomes a line of this log.
  return pino(options, pino.destination(1));
}
