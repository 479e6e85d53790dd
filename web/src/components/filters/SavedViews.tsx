import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { readStoredJson } from '../../lib/storage/readStoredJson';
import { stored } from '../../lib/storage/stored';
import { Button } from '../buttons/Button';
import { DisclosureMenu } from '../shell/DisclosureMenu';
import { MenuList } from '../shell/MenuList';
import styles from './SavedViews.module.css';

interface SavedView {
  name: string;
  /** The query of the URL, with its question mark. */
  search: string;
}

const MOST = 20;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).name === 'string' &&
  typeof (value as SavedView).search === 'string';

/** Returns the query without the page and the opened record, which are no part of a view. */
function withoutPlace(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'id']) params.delete(name);
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * A menu with the views of a list (conditions and order) that a person has saved under a name. They are kept on the
 * device for the account. The list has its view in the URL.
 */
export function SavedViews({ list }: { list: string }) {
  const { t } = useTranslation();
  const { search, pathname } = useLocation();
  const key = `savedViews.${useSignedIn()?.sub ?? ''}.${list}`;
  const [views, setViews] = useState<readonly SavedView[]>(() => {
    const kept = readStoredJson(key);
    return Array.isArray(kept) ? kept.filter((view) => isView(view)) : [];
  });
  const [name, setName] = useState('');
  const write = (next: readonly SavedView[]) => {
    setViews(next);
    stored.device.set(key, JSON.stringify(next));
  };
  const current = withoutPlace(search);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const view = { name: name.trim(), search: current };
    if (!view.name) return;
    write([view, ...views.filter((one) => one.name !== view.name)].slice(0, MOST));
    setName('');
  };
  return (
    <div className={styles.views}>
      <DisclosureMenu
        label={t('records.views.title')}
        button={<span className={styles.button}>{t('records.views.title')} ▾</span>}
      >
        {views.length > 0 && (
          <MenuList>
            {views.map((view) => (
              <li key={view.name} className={styles.view}>
                <Link
                  to={`${pathname}${view.search}`}
                  aria-current={view.search === current ? 'true' : undefined}
                  lang="ja"
                >
                  {view.name}
                </Link>
                <Button
                  look="bare"
                  aria-label={t('records.views.remove', { name: view.name })}
                  onClick={() => write(views.filter((one) => one.name !== view.name))}
                >
                  ×
                </Button>
              </li>
            ))}
          </MenuList>
        )}
        <form className={styles.save} onSubmit={save}>
          <input
            aria-label={t('records.views.name')}
            placeholder={t('records.views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="small" disabled={!current || !name.trim()}>
            {t('records.views.save')}
          </Button>
        </form>
        {!current && <p className={styles.note}>{t('records.views.nothing')}</p>}
      </DisclosureMenu>
    </div>
  );
}
