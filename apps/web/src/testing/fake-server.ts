import { API_ROOT, type CallDeclaration, CODE } from '@lets/contract';
import { afterEach, beforeEach, vi } from 'vitest';

/** What a call answers: its output, or the code of a refusal with what that carries. */
type Answer = { readonly d: unknown } | { readonly c: number; readonly d?: unknown };
type Fields = Readonly<Record<string, string>>;

type Answers = (fields: Fields, language: string | null) => Answer | Promise<Answer>;

/** The server as the client under test sees it: each declared call by a function of its fields. */
export interface FakeServer {
  /** While it is down nobody answers. */
  isDown: boolean;
  /** Every call that has arrived, in order. */
  readonly arrived: { readonly path: string; readonly fields: Fields; readonly language: string | null }[];
  on(declaration: CallDeclaration, answer: Answers): void;
}

/** A test file that makes calls says this once; what is not declared with `on` fails the test that calls it. */
export function fakeServer(): FakeServer {
  const answers = new Map<string, Answers>();
  const server: FakeServer = {
    isDown: false,
    arrived: [],
    on: (declaration, answer) => void answers.set(API_ROOT + declaration.path, answer),
  };
  const serve = async (address: string, init?: RequestInit): Promise<Response> => {
    if (server.isDown) throw new TypeError('down');
    const url = new URL(address, 'http://localhost');
    const answer = answers.get(url.pathname);
    if (!answer) throw new Error(`nothing answers ${url.pathname}`);
    const fields = Object.fromEntries(init?.body instanceof URLSearchParams ? init.body : url.searchParams);
    const language = new Headers(init?.headers).get('accept-language');
    server.arrived.push({ path: url.pathname.slice(API_ROOT.length), fields, language });
    const made = await answer(fields, language);
    return Response.json({ c: CODE.ok, m: 'refused', d: null, ...made });
  };
  beforeEach(() => {
    answers.clear();
    server.arrived.length = 0;
    server.isDown = false;
    vi.stubGlobal('fetch', serve);
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return server;
}
