import type { CallDeclaration, Envelope } from '@lets/contract';
import { currentLanguage } from '../i18n/index.ts';
import { ApiError, type CallInput, fileUrl, NetworkError } from './api-client.ts';

/** Saves what a call with `answer: 'file'` gives, in the language of the screen and under the given name; throws like `call`, and tells nobody. */
export async function download<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  name: string,
): Promise<void> {
  const response = await fetch(fileUrl(declaration, input), {
    credentials: 'same-origin',
    headers: { 'Accept-Language': currentLanguage() },
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) throw new NetworkError(`${response.status} ${type}`);
  // A refusal comes as words, not as a file.
  if (type.startsWith('application/json')) {
    const { c, m, d } = (await response.json()) as Envelope<unknown>;
    throw new ApiError(c, m, d);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
