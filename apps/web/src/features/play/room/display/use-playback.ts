import { messagePush } from '@lets/contract';
import type { Playback } from '@lets/engine';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { filmAt } from '../../../../domain/run/stage/film-at.ts';
import { only, useRoom } from '../room-context.tsx';
import { isAsShared, slackOf, TOLERANCE } from './playback.ts';

/** Dragging along a video makes many moves; the last of them is told. */
const SETTLE = 250;

export interface SharedPlayback {
  readonly shared: Playback | undefined;
  readonly isPresenter: boolean;
  readonly isFollowing: boolean;
  /** Somebody who follows went their own way. */
  readonly leave: () => void;
}

/** Keeps a video where its presenter has it; tells the others where the presenter puts it, and lets go of who wanders off. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, playback: SharedPlayback) {
  const { shared, isPresenter, isFollowing, leave } = playback;
  const { act, now } = useRoom(only('act', 'now'));
  const [isReady, setReady] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const play = useCallback((film: HTMLVideoElement) => {
    film.play().catch((refusal: DOMException) => {
      if (refusal.name !== 'NotAllowedError') return;
      // With sound nothing plays in a browser that its reader has not touched yet.
      setMuted(true);
      film.muted = true;
      film.play().catch(() => null);
    });
  }, []);

  useEffect(() => {
    const film = video.current;
    // What the presenter is about to tell is newer than what was told.
    if (!film || !isReady || timer.current !== undefined || !(isPresenter || isFollowing)) return;
    const { position, isRunning } = filmAt(shared, film.duration, now());
    if (!isRunning) film.pause();
    const most = isPresenter ? TOLERANCE : slackOf(isRunning);
    if (Math.abs(film.currentTime - position) > most) film.currentTime = position;
    if (isRunning && film.paused) play(film);
  }, [video, shared, isReady, isPresenter, isFollowing, now, play]);

  const tell = (film: HTMLVideoElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const input = { kind: 'playback', playing: !film.paused, position: film.currentTime } as const;
      void act(messagePush, input, {
        quiet: 'too late when the showing has ended or passed to another, which the stage shows',
      }).catch(() => null);
    }, SETTLE);
  };
  const onOwnMove = () => {
    const film = video.current;
    if (!film || !isReady || isAsShared(film, shared, now())) return;
    if (isPresenter) tell(film);
    else if (isFollowing) leave();
  };
  /** Loading and sleeping machines fall behind. */
  const onTime = () => {
    const film = video.current;
    if (!film || film.paused || isPresenter || !isFollowing || isAsShared(film, shared, now())) return;
    film.currentTime = filmAt(shared, film.duration, now()).position;
  };
  const unmute = () => {
    setMuted(false);
    if (video.current) video.current.muted = false;
  };
  return { onReady: () => setReady(true), onOwnMove, onTime, isMuted, unmute };
}
