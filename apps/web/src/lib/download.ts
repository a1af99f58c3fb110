import { type CallDeclaration, CODE, fileGet, MESSAGE, userTemplate } from '@lets/contract';
import { currentLanguage } from '../i18n/index.ts';
import { translate } from '../i18n/texts.ts';
import { ApiError, type CallInput, fetchFile, fileUrl, showError } from './api-client.ts';

/** What is kept as it is and not made for the asker. */
const PLAIN: ReadonlySet<CallDeclaration> = new Set<CallDeclaration>([fileGet, userTemplate]);
/** These have been acted on already: a word about the export would only cover theirs. */
const ANSWERED: readonly number[] = [CODE.not_logged_in, CODE.system_closed];

/**
 * Saves what a call with `answer: 'file'` gives, under the given name or the server's. Every download of the pages goes through
 * here. Never throws: what went wrong is told in a toast; nothing is told of what the person gave up.
 */
export async function download<C extends CallDeclaration>(
  declaration: C,
  input: CallInput<C>,
  name?: string,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const response = await fetchFile(declaration, input, signal);
    save(await response.blob(), name ?? nameOf(response));
  } catch (error) {
    if (signal?.aborted) return;
    console.error(declaration.path, error);
    if (!(error instanceof ApiError)) showError(failureOf(declaration));
    else if (!ANSWERED.includes(error.code)) showError(withReason(failureOf(declaration), error));
  }
}

/**
 * Lets the browser itself fetch what a call gives, and write it to disk as it comes: for what is larger than memory. A refusal is not
 * told, so what may be refused is asked for before.
 */
export function saveFrom<C extends CallDeclaration>(declaration: C, input: CallInput<C>, name: string): void {
  clickLink(fileUrl(declaration, input), name);
}

function failureOf(declaration: CallDeclaration): string {
  return PLAIN.has(declaration)
    ? translate('common:error.download')
    : MESSAGE.export_failed[currentLanguage()];
}

function withReason(failure: string, { code, message }: ApiError): string {
  if (code === CODE.export_failed || message === '') return failure;
  return currentLanguage() === 'zh' ? `${failure}：${message}` : `${failure}: ${message}`;
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  clickLink(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function clickLink(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
