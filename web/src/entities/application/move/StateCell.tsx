import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Thread } from '../../../components/thread/Thread';
import { buildApplicationThread } from '../../../entities/application/buildApplicationThread';
import type { ApplicationRowFragment } from '../../../generated/application';
import { StateButton } from './StateButton';

interface StateCellProps {
  application: ApplicationRowFragment;
  onMove: () => void;
}

/**
 * The table cell with the state of an application: its steps as a small line of knots (Thread), and a button
 * with which administrators move the application to another state.
 */
export function StateCell({ application, onMove }: StateCellProps) {
  const { t } = useTranslation();
  const { type, history } = application;
  return (
    <Stack as="span" gap={8} align="center">
      {type && (
        <Thread
          look="mini"
          label={t(`common.applyType.${type}`)}
          steps={buildApplicationThread({ type, history }, t)}
        />
      )}
      <StateButton application={application} onMove={onMove} />
    </Stack>
  );
}
