import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';

interface EntrySelectProps {
  of: 'occupations' | 'prefectures';
  /** The id of the chosen entry. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/** A form field for choosing an occupation or a prefecture. The choice can be removed. */
export function EntrySelect({ of, ...control }: EntrySelectProps) {
  const catalogue = useCatalogue();
  return <CatalogueSelect canBeEmpty entries={catalogue?.[of]} {...control} />;
}
