import type { Side } from '@lets/contract';
import type { ReactNode, Ref } from 'react';
import { characterUrl } from '../../../art/art-files.ts';
import { classNames } from '../../../lib/class-names.ts';
import { uploadedPicture } from '../../../lib/uploaded-picture.ts';
import styles from './role-card.module.css';

export interface RoleCardProps {
  character: string;
  side: Side;
  name: string;
  /** The party's name, or what the role does. */
  note?: string;
  /** Nobody plays it yet: gold, and it glows. */
  isWanted?: boolean;
  /** Something is held over it. */
  isOver?: boolean;
  size?: 'small' | 'large';
  cardRef?: Ref<HTMLLIElement>;
  children?: ReactNode;
}

/** A role of a case as a card in its side's colour: portrait, name, and who plays it. */
export function RoleCard(props: RoleCardProps) {
  const { character, side, name, note, isWanted, isOver, size = 'small', cardRef, children } = props;
  const uploaded = uploadedPicture(character);
  return (
    <li
      ref={cardRef}
      className={classNames(
        styles.card,
        styles[side],
        styles[size],
        isWanted && styles.wanted,
        isOver && styles.over,
      )}
    >
      <span className={styles.picture}>
        <img
          src={uploaded ?? characterUrl(character)}
          className={classNames(uploaded && styles.uploaded)}
          alt=""
          draggable={false}
        />
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        {note && <i title={note}>{note}</i>}
      </span>
      {children}
    </li>
  );
}
