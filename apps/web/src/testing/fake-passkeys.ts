import { afterEach, beforeEach, vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const RESPONSE = {
  id: 'AAAA',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** The passkeys of the browser under test: it may be too old for them, and its person may say no. */
export interface FakePasskeys {
  /** Of a page that did not come by TLS. */
  isInsecure(): void;
  /** Of a browser that knows nothing of passkeys. */
  isUnsupported(): void;
  /** The browser's own error, by its name. */
  failsWith(name: string): void;
}

/** A test file whose components use passkeys says this once. */
export function fakePasskeys(): FakePasskeys {
  let failure: string | null = null;
  beforeEach(() => {
    failure = null;
    const answer = async () => {
      if (failure) throw new DOMException('failed', failure);
      return RESPONSE;
    };
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', class {});
    Object.defineProperty(navigator, 'credentials', {
      value: { get: answer, create: answer },
      configurable: true,
    });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'credentials'));
  return {
    isInsecure: () => void vi.stubGlobal('isSecureContext', false),
    isUnsupported: () => void vi.stubGlobal('PublicKeyCredential', undefined),
    failsWith(name) {
      failure = name;
    },
  };
}
