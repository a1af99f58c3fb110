import type { Flow, FlowCheck } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

interface Checker {
  ask(flow: Flow, tell: (check: FlowCheck) => void): void;
  stop(): void;
}

function startChecker(): Checker {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  let turn = 0;
  let told: (check: FlowCheck) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<{ turn: number; check: FlowCheck }>) => {
    // An answer about a flow that has changed since is nobody's any more.
    if (data.turn === turn) told(data.check);
  };
  return {
    ask(flow, tell) {
      turn += 1;
      told = tell;
      worker.postMessage({ turn, flow });
    },
    stop: () => worker.terminate(),
  };
}

/** What the flow check says of the flow as it is drawn; the last answer stands while the next one is found. */
export function useCheck(flow: Flow): FlowCheck | null {
  const [check, setCheck] = useState<FlowCheck | null>(null);
  const checker = useRef<Checker | null>(null);
  useEffect(() => {
    const made = startChecker();
    checker.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => checker.current?.ask(flow, setCheck), PAUSE);
    return () => clearTimeout(timer);
  }, [flow]);
  return check;
}
