import { useTranslation } from 'react-i18next';
import { DisclosureMenu } from '../shell/DisclosureMenu';
import { MenuList } from '../shell/MenuList';
import { placeBelow } from '../shell/placeBelow';
import styles from './MoveMenu.module.css';

/** Places the menu below the start of its button, so that it covers what is moved and not the column before it. */
function placeAtStart(list: HTMLElement, button: HTMLElement): void {
  placeBelow(list, button);
  const { left } = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  if (!isRtl && left + list.offsetWidth < window.innerWidth) list.style.left = `${left}px`;
}

interface MoveMenuProps<Key extends string> {
  /** The name of what is moved. */
  name: string;
  targets: readonly { key: Key; label: string }[];
  onMove: (to: Key) => void;
}

/**
 * A button that opens a menu with the places to which something can be moved. Nothing moves until one of them is pressed;
 * the value of a native select would change with a single arrow key.
 */
export function MoveMenu<Key extends string>({ name, targets, onMove }: MoveMenuProps<Key>) {
  const { t } = useTranslation();
  if (targets.length === 0) return null;
  return (
    <div className={styles.menu}>
      <DisclosureMenu
        label={t('common.moveCard', { name })}
        place={placeAtStart}
        button={
          <span>
            {t('common.move')} <span aria-hidden>▾</span>
          </span>
        }
      >
        <MenuList>
          {targets.map(({ key, label }) => (
            <li key={key}>
              <button type="button" onClick={() => onMove(key)}>
                {label}
              </button>
            </li>
          ))}
        </MenuList>
      </DisclosureMenu>
    </div>
  );
}
