export interface Answer {
  status: number;
  // Tests read any field; checkContract has validated the body.
  // deno-lint-ignore no-explicit-any
  body: any;
  text: string;
  headers: Headers;
}

/** Returns the data of a success; throws otherwise. */
export async function must(answer: Answer | Promise<Answer>) {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body.data;
}

/** An error as its status and its reason: "409 refund_disputed". */
export async function errorOf(answer: Answer | Promise<Answer>): Promise<string> {
  const { status, body } = await answer;
  return `${status} ${body.error?.reason}`;
}

/** An error as its status and its message. */
export async function messageOf(answer: Answer | Promise<Answer>): Promise<string> {
  const { status, body } = await answer;
  return `${status} ${body.error?.message}`;
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface Client {
  send: Send;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/** `more` are headers of this call only. */
export type Call = (
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
  more?: Record<string, string>,
) => Promise<Answer>;

export function client(call: Call, headers: Record<string, string>): Client {
  const send: Send = (method, path, body, more) => call(headers, method, path, body, more);
  return {
    send,
    get: (path) => send("GET", path),
    post: (path, body, more) => send("POST", path, body, more),
    put: (path, body, more) => send("PUT", path, body, more),
    patch: (path, body) => send("PATCH", path, body),
    delete: (path) => send("DELETE", path),
  };
}

/** Calls the handler of a stack directly, without the network. */
export function callTo(
  url: string,
  handle: (request: Request) => Response | Promise<Response>,
): Call {
  return async (headers, method, path, body, more) => {
    const isForm = body instanceof FormData;
    const isBytes = body instanceof Uint8Array;
    const isReady = body === undefined || typeof body === "string" || isForm || isBytes;
    // A form sets its own content type, with the boundary.
    const type: Record<string, string> = body === undefined || isForm
      ? {}
      : { "content-type": "application/json" };
    const sent = {
      method,
      headers: new Headers({ "accept-language": "en", ...type, ...headers, ...more }),
      body: isReady ? (body ?? null) as BodyInit | null : JSON.stringify(body),
    };
    return answerOf(await handle(new Request(url + path, sent)));
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // An empty response, or an HTML page of an emulator.
  }
  return { status: response.status, headers: response.headers, text, body };
}
