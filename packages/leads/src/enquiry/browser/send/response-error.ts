/** A response that was no success, with the words to show for it. */
export class ResponseError extends Error {
  override readonly name = "ResponseError";
  readonly status: number;
  /** Whether the server worded the message, or we did because its response had no usable text. */
  readonly fromServer: boolean;
  /** The response's JSON, when it had any. */
  readonly body: unknown;

  constructor(message: string, status: number, fromServer: boolean, body: unknown) {
    super(message);
    this.status = status;
    this.fromServer = fromServer;
    this.body = body;
  }
}
