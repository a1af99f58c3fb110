import { readFileSync, statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readXml } from './read-xml.ts';
import { XML_LIMITS } from './scan-xml.ts';
import { writeXml } from './write-xml.ts';
import type { XmlTask } from './xml.ts';

const task = workerData as XmlTask;
parentPort?.postMessage(task.kind === 'write' ? await writeXml(task.flow, task.name) : await read(task.path));

async function read(path: string) {
  if (statSync(path).size > XML_LIMITS.bytes) return { fault: 'too_large' };
  return readXml(readFileSync(path));
}
