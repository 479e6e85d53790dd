import { type FocusEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { Button } from '../../../../components/buttons/Button';
import { TabLeaves } from '../../../../components/forms/TabLeaves';
import { TalentPicker } from '../../../../entities/talent/TalentPicker';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';

interface OwnersFieldProps {
  value?: string[];
  onChange?: (owners: string[]) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  id?: string;
}

/**
 * The field of the job editor for the people who own the job, found by name. At first it shows only how many
 * they are; a button opens the list, and then the names are loaded.
 */
export function OwnersField({ value = [], onChange, onBlur, id }: OwnersFieldProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const me = useSignedIn();
  if (!isOpen) {
    const open = t(value.length > 0 ? 'jobEditor.owners.show' : 'jobEditor.owners.add');
    return (
      <Stack gap={[8, 12]} wrap align="center">
        {value.length > 0 && <span>{t('adminJobs.people', { n: value.length })}</span>}
        <Button id={id} aria-label={open} onClick={() => setIsOpen(true)}>
          {open}
        </Button>
      </Stack>
    );
  }
  return (
    <TabLeaves>
      <TalentPicker
        id={id}
        value={value}
        known={me ? [{ sub: me.sub, name: me.displayName }] : []}
        onChange={onChange}
        onBlur={onBlur}
      />
    </TabLeaves>
  );
}
