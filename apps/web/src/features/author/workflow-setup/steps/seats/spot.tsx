import { Icon } from '../../../../../components/icon/icon.tsx';
import { classNames } from '../../../../../lib/class-names.ts';
import scenes from '../scenes.module.css';

/** What is dragged: the id of a role. */
export const ROLE = 'text/plain';

interface SpotProps {
  words: string;
  label: string;
  /** The role that sits here. */
  sitting: string | null;
  /** The role that is held may sit down here. */
  isTarget: boolean;
  isOver: boolean;
  isEditable: boolean;
  onOver: (isOver: boolean) => void;
  onDrop: (roleId: string) => void;
  onPress: () => void;
}

/** A seat: a role is dropped on it, or held and put down. */
export function Spot({
  words,
  label,
  sitting,
  isTarget,
  isOver,
  isEditable,
  onOver,
  onDrop,
  onPress,
}: SpotProps) {
  return (
    <button
      type="button"
      className={classNames(
        scenes.spot,
        sitting && scenes.taken,
        isTarget && scenes.target,
        isOver && scenes.over,
      )}
      aria-label={label}
      title={label}
      draggable={sitting !== null && isEditable}
      onDragStart={(event) => event.dataTransfer.setData(ROLE, sitting ?? '')}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(true);
      }}
      onDragLeave={() => onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.getData(ROLE));
      }}
      onClick={onPress}
    >
      {!sitting && (
        <>
          <Icon name="plus" size={16} />
          {words}
        </>
      )}
    </button>
  );
}
