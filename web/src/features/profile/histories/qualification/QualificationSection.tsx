import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { SharedTo } from '../../../../entities/profile/SharedTo';
import { DeleteQualificationDocument } from '../../../../generated/editQualifications';
import { QualificationFacts } from '../../career/QualificationFacts';
import { Section } from '../../career/Section';
import styles from '../list/List.module.css';
import { RecordActions } from '../list/RecordActions';
import type { Career, ReadCareer } from '../useCareer';
import { useDelete } from '../useDelete';
import type { Editing } from '../useEditing';
import { useSend } from '../useSend';

interface QualificationSectionProps {
  profile: Career;
  read: ReadCareer;
  edit: (editing: Editing) => void;
}

/** The talent's qualifications, with buttons to add, edit and delete them. */
export function QualificationSection({ profile, read, edit }: QualificationSectionProps) {
  const { t } = useTranslation();
  const send = useSend();
  const remove = useDelete(read);
  const qualifications = profile.qualifications?.items ?? [];
  return (
    <Section
      title={t('histories.qualification.title')}
      lead={<SharedTo field="qualifications" profile={{ ...profile }} />}
      action={
        <Button onClick={() => edit({ kind: 'qualification' })}>{t('histories.qualification.add')}</Button>
      }
    >
      {qualifications.length === 0 && <p>{t('histories.qualification.empty')}</p>}
      <Grid as="ul" gap={16}>
        {qualifications.map((qualification) => (
          <li key={qualification.id} className={styles.card}>
            <QualificationFacts qualification={qualification} />
            <RecordActions
              name={qualification.name}
              onEdit={() => edit({ kind: 'qualification', id: qualification.id })}
              onDelete={() =>
                void remove({
                  name: qualification.name,
                  content: t('histories.delete.plain'),
                  run: () => send(DeleteQualificationDocument, { id: qualification.id }),
                })
              }
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
