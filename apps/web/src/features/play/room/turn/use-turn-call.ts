import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { chime } from '../../../../lib/chime.ts';
import { showNotice } from '../../../../lib/desktop-notice.ts';
import { setTitleBadge } from '../../../../lib/page-title.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageVisible } from '../../../../lib/use-page-visible.ts';
import { usePicked } from '../../../../lib/use-picked.ts';
import { useRoom } from '../room-context.tsx';
import { callFor, keyOfTurn, turnCall } from './turn-call.ts';
import { useDueWording } from './use-due-wording.ts';
import { myTurn, turnSentence } from './whose-turn.ts';

/** Calls the person who has left the page in another tab when it becomes their turn. */
export function useTurnCall(): void {
  const { t } = useTranslation('turn');
  const { pick } = useFormat();
  const wording = useDueWording();
  const eid = useRoom(({ eid }) => eid);
  const name = useRoom(({ detail }) => detail.project.name);
  const turn = useRoom(myTurn);
  const isWanted = usePicked(turnCall, (wanted) => wanted);
  const isVisible = usePageVisible();
  const key = keyOfTurn(turn);
  const before = useRef(key);
  const text = turn ? turnSentence(turn, wording) : '';
  useEffect(() => {
    const call = callFor(before.current, key, { isVisible, isWanted });
    before.current = key;
    setTitleBadge(call.badge ? t('badge') : '');
    if (!call.sound) return;
    chime();
    showNotice(`turn-${eid}`, text, pick(name));
  }, [key, isVisible, isWanted, text, t, eid, name, pick]);
  useEffect(() => () => setTitleBadge(''), []);
}
