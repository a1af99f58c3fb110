import { useUser } from '../lib/user.ts';
import { Component as Experimenter } from './experimenter-layout.tsx';
import { ManagerLayout } from './manager-layout.tsx';
import { Component as Mentor } from './mentor-layout.tsx';

/** A record is read in the frame of the reader's own area. */
export function Component() {
  const identity = useUser()?.identity;
  if (identity === 2) return <Mentor />;
  return identity === 1 ? <Experimenter /> : <ManagerLayout hasMenu={false} />;
}
