import { useTranslation } from 'react-i18next';
import { CompoundName } from '../../../components/wrapping/CompoundName';

interface CountedNameProps {
  name: string;
  /** The number of jobs; undefined stands for none. */
  count: number | undefined;
}

/** The name of an occupation or a skill and the number of its open jobs. */
export function CountedName({ name, count = 0 }: CountedNameProps) {
  const { t } = useTranslation();
  return (
    <>
      <CompoundName name={name} />
      <small>{t('jobs.top.jobCount', { n: count })}</small>
    </>
  );
}
