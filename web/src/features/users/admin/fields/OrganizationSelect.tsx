import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import { useOrganizationChoices } from '../../../../entities/organization/useOrganizationChoices';

interface OrganizationSelectProps {
  /** The organization that is stored now. Its name is shown before all organizations are loaded. */
  stored?: { id: string; name: string } | null;
  /** The id of the chosen organization. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/**
 * A form field for the organization that a person belongs to. The list of organizations is loaded when the
 * field is opened.
 */
export function OrganizationSelect({ stored = null, ...control }: OrganizationSelectProps) {
  const { entries, load } = useOrganizationChoices(stored);
  return <CatalogueSelect canBeEmpty entries={entries} onOpen={load} {...control} />;
}
