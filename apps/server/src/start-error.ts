/** The server cannot start as it is set up; the message is for the person who starts it, and needs no stack. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
