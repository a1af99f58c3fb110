import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** The kinds of messages that clients send; others are not for them to send. */
export const MESSAGE = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, syncReply: 4, close: 7 } as const;
const SYNC_STATUS = 8;
export const SYNC = { step1: 0, step2: 1, update: 2 } as const;

const LONGEST_ADDRESS = 120;

export interface Envelope {
  /** The document's name, and the session's where the client has several. */
  readonly address: string;
  readonly type: number;
  /** Of those that carry text. */
  readonly sync: { readonly step: number; readonly payload: Uint8Array } | null;
}

/** Null for what is no message. */
export function openEnvelope(data: Uint8Array): Envelope | null {
  try {
    const decoder = decoding.createDecoder(data);
    const address = decoding.readVarString(decoder);
    const type = decoding.readVarUint(decoder);
    if (address.length > LONGEST_ADDRESS) return null;
    const isSync = type === MESSAGE.sync || type === MESSAGE.syncReply;
    if (!isSync) return { address, type, sync: null };
    const step = decoding.readVarUint(decoder);
    // A copy: what is sent to a thread takes the whole buffer along that it is a part of.
    return { address, type, sync: { step, payload: decoding.readVarUint8Array(decoder).slice() } };
  } catch {
    return null;
  }
}

export function syncMessage(address: string, step: number, payload: Uint8Array): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, address);
    encoding.writeVarUint(encoder, MESSAGE.sync);
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint8Array(encoder, payload);
  });
}

/** Tells a client whether what it sent is on disk. */
export function statusMessage(address: string, isSafe: boolean): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, address);
    encoding.writeVarUint(encoder, SYNC_STATUS);
    encoding.writeVarUint(encoder, isSafe ? 1 : 0);
  });
}
