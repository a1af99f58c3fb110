import type { CallDeclaration } from '@lets/contract';
import { currentLanguage } from '../i18n/index.ts';
import { type CallInput, fileUrl, NetworkError } from './api-client.ts';

/** Saves what a call with `answer: 'file'` gives, in the language of the screen and under the given name. */
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
  // A refusal comes as words, not as a file.
  if (!response.ok || type.startsWith('application/json'))
    throw new NetworkError(`${response.status} ${type}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
