import {
  accountQuery,
  announcementList,
  announcementReaders,
  approvalCount,
  approvalList,
  type CallDeclaration,
  classCasting,
  classTaskDetail,
  classTaskList,
  evaluateDetail,
  experimentDetail,
  experimentList,
  guideBoard,
  IDENTITY,
  messageList,
  projectDetail,
  projectList,
  systemNoticeList,
  teamInviteList,
  teamList,
  teamOpenList,
  teamPresence,
  unreadCount,
} from '@lets/contract';
import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../lib/api-client.ts';
import { callKey, NetworkError, queryClient } from '../lib/query.ts';
import { getSocket, onGap } from '../lib/socket.ts';
import { throttle } from '../lib/throttle.ts';
import { readUser, type User } from '../lib/user.ts';

/** What each of the server's nudges makes old. */
const STALE: Readonly<Record<string, readonly CallDeclaration[]>> = {
  experiments: [
    experimentList,
    evaluateDetail,
    experimentDetail,
    projectList,
    projectDetail,
    teamList,
    teamPresence,
  ],
  teams: [teamList, teamPresence, teamInviteList, teamOpenList, experimentDetail],
  class_tasks: [classTaskList, classTaskDetail, classCasting],
  messages: [unreadCount, messageList, announcementList, announcementReaders],
  guide: [guideBoard],
  notices: [unreadCount, systemNoticeList],
  approvals: [approvalList, approvalCount],
};

/** A class that groups itself tells of every seat taken: nobody needs to see more than this often. */
const CLASS_PAUSE = 1500;

const wentUnanswered = ({ state }: Query) => state.error instanceof NetworkError;

const isAdministrator = (user: User | null) => (user?.identity ?? 0) >= IDENTITY.admin;

/** The answer brings the readable cookie up to date: name, classes, management modules. */
async function refreshUser(): Promise<void> {
  await call(
    accountQuery,
    {},
    { quiet: 'until it is answered the page goes on with what it knew of its user' },
  ).catch(() => {});
  readUser();
}

/**
 * Keeps what is on the screen true while others act. Whenever a line is made everything that could have changed is asked again: also the
 * first time, for what was read before it stood may be old already, and nobody was told. So is whatever nobody answered for.
 */
export function useNudges(): void {
  useEffect(() => {
    const socket = getSocket();
    const refresh = (reads: readonly CallDeclaration[]) => {
      for (const read of reads) void queryClient.invalidateQueries({ queryKey: callKey(read) });
    };
    const refreshClassTasks = throttle(
      () => refresh([classTaskList, classTaskDetail, classCasting, teamOpenList]),
      CLASS_PAUSE,
    );
    const onNudge = ({ topic }: { topic: string }) => {
      if (topic === 'account') void refreshUser();
      if (topic === 'class_tasks') refreshClassTasks();
      else refresh(STALE[topic] ?? []);
    };
    let isFirst = !socket.connected;
    const onConnect = () => {
      refresh(Object.values(STALE).flat());
      void queryClient.refetchQueries({ type: 'active', predicate: wentUnanswered });
      // What administrators may do may have changed while no page of theirs was open to be told.
      if (!isFirst || isAdministrator(readUser())) void refreshUser();
      isFirst = false;
    };
    socket.on('nudge', onNudge);
    const stopWatching = onGap(socket, onConnect);
    return () => {
      refreshClassTasks.cancel();
      socket.off('nudge', onNudge);
      stopWatching();
    };
  }, []);
}
