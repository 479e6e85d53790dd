import { useTranslation } from 'react-i18next';
import { partOfDay } from './partOfDay';

export function Greeting({ name }: { name: string }) {
  const { t } = useTranslation();
  return <h1>{t(`home.${partOfDay(new Date())}`, { name })}</h1>;
}
