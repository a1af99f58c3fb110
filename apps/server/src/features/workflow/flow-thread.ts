import { readFileSync, statSync } from 'node:fs';
import { inspectFlow } from '@lets/authoring';
import { dryRun, wayTo } from '@lets/engine';
import { SERVER_LIMITS } from '../../limits.ts';
import type { FlowTask } from './flow-work.ts';
import { readXml } from './xml/read-xml.ts';
import { writeXml } from './xml/write-xml.ts';

export default async function work(task: FlowTask): Promise<unknown> {
  switch (task.kind) {
    case 'read':
      return read(task.path);
    case 'write':
      return writeXml(task.flow, task.name, task.type);
    case 'play':
      return dryRun(task.flow, task.options);
    case 'way':
      return wayTo(task.flow, task.nodeId, task.cast);
    case 'inspect':
      return inspectFlow(task.flow);
  }
}

async function read(path: string) {
  if (statSync(path).size > SERVER_LIMITS.bpmn.bytes) return { fault: 'too_large' };
  return readXml(readFileSync(path));
}
