import {
  CODE,
  type ExperimentDetail,
  experimentDetail,
  type ProjectDetail,
  projectDetail,
  projectList,
} from '@lets/contract';
import { useMemo } from 'react';
import { type NodeMark, walkedWays } from '../../../domain/flow/flow-chart/index.ts';
import { ApiError, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { marksOf } from './marks.ts';

interface Reading {
  error: unknown;
  /** There is no such flow, or none that the reader may see. */
  isMissing: boolean;
  retry: () => void;
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === CODE.not_found;

/** The case that is played on a flow. */
export function useProjectFlow(flowId: number): Reading & { project: ProjectDetail | undefined } {
  const list = useCall(projectList, { scope: 'all', flow_id: flowId, size: 1 });
  const found = list.data?.list[0];
  const read = useCall(projectDetail, { project_id: found?.id ?? 0 }, { enabled: found !== undefined });
  const isUnlisted = list.data !== undefined && found === undefined;
  return {
    project: read.data,
    error: list.error ?? read.error,
    isMissing: isUnlisted || isNotFound(read.error),
    retry: () => void (list.isError ? list.refetch() : read.refetch()),
  };
}

interface RunFlow extends Reading {
  detail: ExperimentDetail | undefined;
  marks: ReadonlyMap<string, NodeMark>;
  walked: ReadonlySet<string>;
}

/** A run's own flow with the way it has gone. */
export function useRunFlow(flowId: number, eid: number): RunFlow {
  const read = useCall(experimentDetail, { eid });
  const format = useFormat();
  const detail = read.data?.flow_id === flowId ? read.data : undefined;
  return {
    detail,
    marks: useMemo(() => (detail ? marksOf(detail, format.duration) : new Map()), [detail, format]),
    walked: useMemo(() => (detail ? walkedWays(detail.flow, detail.state.firings) : new Set()), [detail]),
    error: read.error,
    isMissing: isNotFound(read.error) || (read.data !== undefined && read.data.flow_id !== flowId),
    retry: () => void read.refetch(),
  };
}
