import type { ChatMessage } from '@lets/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ask, type ChatLine, createChat, historyOf } from './chat.ts';

const FAILURE = '请求失败，请稍后再试。';
const said = (lines: readonly ChatLine[]) => lines.map(({ role, content }) => `${role}: ${content}`);

/** An answer that comes word by word when the test says so. */
function puppet() {
  const asked: { messages: ChatMessage[]; signal: AbortSignal }[] = [];
  let give: (step: { piece?: string; fault?: Error }) => void = () => {};
  const ask: Ask = async function* (messages, signal) {
    asked.push({ messages, signal });
    for (;;) {
      const step = await new Promise<{ piece?: string; fault?: Error }>((resolve, reject) => {
        give = resolve;
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      if (step.fault) throw step.fault;
      if (step.piece === undefined) return;
      yield step.piece;
    }
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const tell = async (step: { piece?: string; fault?: Error }) => {
    give(step);
    await settled();
  };
  return { ask, asked, tell, settled };
}

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  logged.mockClear();
});

describe('sending', () => {
  it('thinks, then streams into an answer that was empty', async () => {
    const { ask, tell } = puppet();
    const chat = createChat(ask);
    chat.type('  借条怎么写？ ');
    const sending = chat.send();
    expect(chat.store.get()).toMatchObject({ phase: 'thinking', input: '' });
    expect(said(chat.store.get().lines)).toEqual(['user: 借条怎么写？', 'assistant: ']);
    await tell({ piece: '写明' });
    await tell({ piece: '金额' });
    expect(chat.store.get().phase).toBe('answering');
    expect(said(chat.store.get().lines)[1]).toBe('assistant: 写明金额');
    await tell({});
    await sending;
    expect(chat.store.get().phase).toBe('idle');
  });

  it.each(['', '   ', '\n\t'])('sends nothing for %j', async (input) => {
    const { ask, asked } = puppet();
    const chat = createChat(ask);
    chat.type(input);
    await chat.send();
    expect(asked).toEqual([]);
    expect(chat.store.get()).toMatchObject({ lines: [], phase: 'idle', input });
  });

  it('sends nothing while an answer is under way, and keeps what is typed', async () => {
    const { ask, asked, settled } = puppet();
    const chat = createChat(ask);
    void chat.send('一');
    chat.type('二');
    await chat.send();
    await settled();
    expect(asked).toHaveLength(1);
    expect(chat.store.get().input).toBe('二');
  });

  it('sends the last five messages only', async () => {
    const chat = createChat(async function* (messages) {
      yield `${messages.length}`;
    });
    for (const question of ['一', '二', '三', '四']) await chat.send(question);
    expect(said(chat.store.get().lines).filter((line) => line.startsWith('assistant'))).toEqual([
      'assistant: 1',
      'assistant: 3',
      'assistant: 5',
      'assistant: 5',
    ]);
  });

  it('tells the model nothing of failures', () => {
    const line = (id: number, role: ChatLine['role'], content: string): ChatLine => ({ id, role, content });
    const failure: ChatLine = { ...line(2, 'assistant', FAILURE), isFailure: true };
    expect(historyOf([line(1, 'user', '一'), failure, line(3, 'user', '二')])).toEqual([
      { role: 'user', content: '一' },
      { role: 'user', content: '二' },
    ]);
  });
});

describe('failing', () => {
  it('says so in Chinese, logs why, and is ready again', async () => {
    const { ask, tell } = puppet();
    const chat = createChat(ask);
    const sending = chat.send('一');
    await tell({ fault: new Error('refused') });
    await sending;
    expect(said(chat.store.get().lines)).toEqual(['user: 一', `assistant: ${FAILURE}`]);
    expect(chat.store.get().phase).toBe('idle');
    expect(logged).toHaveBeenCalledOnce();
  });
  it('keeps the words that came before', async () => {
    const { ask, tell } = puppet();
    const chat = createChat(ask);
    const sending = chat.send('一');
    await tell({ piece: '前半' });
    await tell({ fault: new Error('cut') });
    await sending;
    expect(said(chat.store.get().lines)).toEqual(['user: 一', 'assistant: 前半', `assistant: ${FAILURE}`]);
  });
  it('takes an answer without a word for a failure', async () => {
    const chat = createChat(async function* () {});
    await chat.send('一');
    expect(said(chat.store.get().lines)[1]).toBe(`assistant: ${FAILURE}`);
  });
});

describe('stopping', () => {
  it('is silent, keeps what came, and is ready at once', async () => {
    const { ask, asked, tell, settled } = puppet();
    const chat = createChat(ask);
    void chat.send('一');
    await tell({ piece: '前半' });
    chat.stop();
    expect(chat.store.get().phase).toBe('idle');
    await settled();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(said(chat.store.get().lines)).toEqual(['user: 一', 'assistant: 前半']);
    expect(logged).not.toHaveBeenCalled();
  });
  it('leaves no empty answer behind', async () => {
    const { ask, settled } = puppet();
    const chat = createChat(ask);
    void chat.send('一');
    chat.stop();
    await settled();
    expect(said(chat.store.get().lines)).toEqual(['user: 一']);
  });
  it('lets the next question through, and the late end of the first changes nothing', async () => {
    const { ask, asked, tell, settled } = puppet();
    const chat = createChat(ask);
    void chat.send('一');
    chat.stop();
    void chat.send('二');
    await settled();
    expect(chat.store.get().phase).toBe('thinking');
    expect(asked).toHaveLength(2);
    await tell({ piece: '好' });
    expect(said(chat.store.get().lines)).toEqual(['user: 一', 'user: 二', 'assistant: 好']);
  });
  it('a new chat has neither messages nor input', async () => {
    const { ask, tell, settled } = puppet();
    const chat = createChat(ask);
    void chat.send('一');
    await tell({ piece: '前半' });
    chat.type('二');
    chat.clear();
    await settled();
    expect(chat.store.get()).toEqual({ lines: [], phase: 'idle', input: '', unseen: 0 });
  });
});

describe('the badge', () => {
  it('counts the answers that came while nobody looked', async () => {
    const chat = createChat(async function* () {
      yield '好';
    });
    await chat.send('一');
    await chat.send('二');
    expect(chat.store.get().unseen).toBe(2);
    chat.look(true);
    expect(chat.store.get().unseen).toBe(0);
    await chat.send('三');
    expect(chat.store.get().unseen).toBe(0);
  });
});
