import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { toast } from '../../../components/toast/toast.tsx';
import { translate } from '../../../i18n/texts.ts';
import { roomDoor } from '../../../lib/paths.ts';
import { readExpParam } from '../../../lib/storage.ts';
import { positive } from '../../../lib/use-list-params.ts';

/** An address inside an experiment that names no section: back to where this tab was last. */
export function Component() {
  const { eid: named } = useParams();
  const last = readExpParam();
  const eid = named === undefined ? (last?.eid ?? 0) : positive(named, 0);
  if (eid === 0) return <Nowhere />;
  const nodeId = last?.eid === eid ? last.node_id : null;
  return <Navigate to={roomDoor(eid, nodeId)} replace />;
}

function Nowhere() {
  useEffect(() => toast(translate('common:guard.bad_parameter'), { type: 'warning' }), []);
  return <Navigate to="/" replace />;
}
