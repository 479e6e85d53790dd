import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { composedNames } from '../../../../../model/snapshots/composedNames';
import { Banner } from '../../../components/feedback/Banner';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import type { BasicValues } from './BasicValues';
import type { SectionProps } from '../SectionProps';

const plain = (text: string | null | undefined) => (text ?? '').normalize('NFKC').toLowerCase().trim();

/** Returns whether the display name contains the last name or its reading. */
function containsLastName(
  values: Partial<Pick<BasicValues, 'displayName' | 'lastName' | 'lastNameKana'>>,
): boolean {
  const shown = plain(values.displayName);
  return [plain(values.lastName), plain(values.lastNameKana)].some(
    (name) => name !== '' && shown.includes(name),
  );
}

/**
 * Shows which names other people will see if the entered values are saved. `nameForClient` is not entered
 * here and comes from the stored profile. Warns if the display name reveals the last name although the full
 * name is not shared.
 */
export function NamePreview({ stored }: SectionProps) {
  const { t } = useTranslation();
  const values = Form.useWatch<Partial<BasicValues> | undefined>([], Form.useFormInstance()) ?? {};
  const kana = (text: string | null | undefined) => toFullWidthKatakana(text ?? '');
  const composed = composedNames({
    ...values,
    lastNameKana: kana(values.lastNameKana),
    firstNameKana: kana(values.firstNameKana),
  }) as { name?: string; phoneticName?: string; nameInitial?: string };
  return (
    <>
      {stored['isShareFullname'] !== true && containsLastName(values) && (
        <Banner tone="waiting">{t('profile.basic.revealsName')}</Banner>
      )}
      <DescriptionList
        items={[
          [t('profile.basic.fullName'), composed.name],
          [t('profile.basic.phoneticName'), composed.phoneticName],
          [t('profile.basic.initials'), composed.nameInitial],
          [
            t('profile.basic.nameForClient'),
            // As on the page of a talent (entities/talent/getCalledName).
            (stored['isShareFullname'] === true && composed.name) ||
              (stored['nameForClient'] as string | null) ||
              composed.nameInitial,
          ],
        ]}
      />
    </>
  );
}
