import { readFileSync, statSync } from 'node:fs';
import { inspectFlow } from '@lets/authoring';
import { dryRun } from '@lets/engine';
import type { FlowTask } from './flow-work.ts';
import { readXml } from './xml/read-xml.ts';
import { XML_LIMITS } from './xml/scan-xml.ts';
import { writeXml } from './xml/write-xml.ts';

export default async function work(task: FlowTask): Promise<unknown> {
  switch (task.kind) {
    case 'read':
      return read(task.path);
    case 'write':
      return writeXml(task.flow, task.name);
    case 'play':
      return dryRun(task.flow, task.options);
    case 'inspect':
      return inspectFlow(task.flow);
  }
}

async function read(path: string) {
  if (statSync(path).size > XML_LIMITS.bytes) return { fault: 'too_large' };
  return readXml(readFileSync(path));
}
