import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** What a request says; the rest is as Node makes it. */
export interface Asking {
  method?: string;
  url?: string;
  headers?: Readonly<Record<string, string>>;
  /** The client's address; none for a connection that is closed already. */
  address?: string;
}

/**
 * A request as Node's server hands it over, and its answer, on a connection that leads nowhere.
 *
 * @example
 * const { request, response } = anExchange({ url: "/cars", headers: { host: "yard.example" } });
 */
export function anExchange({ method = "GET", url = "/", headers = {}, address }: Asking = {}): {
  request: IncomingMessage;
  response: ServerResponse;
} {
  const socket = new Socket();
  if (address !== undefined) Object.defineProperty(socket, "remoteAddress", { value: address });
  const request = Object.assign(new IncomingMessage(socket), { method, url });
  Object.assign(request.headers, headers);
  return { request, response: new ServerResponse(request) };
}

/** The request alone. */
export const aRequest = (asking?: Asking): IncomingMessage => anExchange(asking).request;
