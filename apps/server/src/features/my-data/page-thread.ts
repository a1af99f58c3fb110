import { type MadePage, makePage, type PageTask } from './page.ts';

/** Beside the event loop: somebody's speeches of years are megabytes. */
export default function work(task: PageTask): MadePage {
  return makePage(task);
}
