import type { RefObject } from 'react';
import type { FlowHead } from '../session/saver.ts';

export interface InspectorProps {
  flowId: number;
  head: FlowHead;
  onHead: (head: FlowHead) => void;
  nameRef: RefObject<HTMLInputElement | null>;
}
