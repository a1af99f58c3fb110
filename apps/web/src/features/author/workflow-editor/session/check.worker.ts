import { inspectFlow } from '@lets/authoring';
import type { Flow, FlowCheck } from '@lets/contract';

/** The flow check, off the thread that draws. */
self.onmessage = ({ data }: MessageEvent<{ turn: number; flow: Flow }>) => {
  const check: FlowCheck = inspectFlow(data.flow);
  self.postMessage({ turn: data.turn, check });
};
