import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../components/forms/PictureField';
import { localCopies } from '../../../lib/files/localCopies';
import { useSendFile } from '../../../lib/files/useSendFile';
import blocks from '../blocks/Blocks.module.css';
import { useFileLink } from '../blocks/useFileLink';

interface StoredPictureProps {
  /** The id of the stored block; undefined for a new block. */
  id?: string;
  /** The key of the chosen picture in the file bucket. */
  picture: string;
}

/**
 * Shows the picture chosen in the form. A picture that was uploaded in this tab is shown from memory, any
 * other with a temporary link from the API.
 */
function StoredPicture({ id, picture }: StoredPictureProps) {
  const { t } = useTranslation();
  const copy = localCopies.urlOf(picture);
  const [link, setLink] = useState<string | null>();
  const requestLink = useFileLink({ asGuest: false });
  useEffect(() => {
    if (copy || !id) return;
    let isCurrent = true;
    const show = (url: string | null) => isCurrent && setLink(url);
    requestLink(id).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [copy, id, requestLink]);
  const url = copy ?? link;
  if (url) return <img className={blocks.image} src={url} alt="" />;
  return link === null ? <p className={blocks.missing}>{t('portfolio.block.imageMissing')}</p> : null;
}

interface BlockPictureProps {
  id?: string;
  label: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** The form control for the picture of a portfolio block. */
export function BlockPicture({ id, label, value, onChange }: BlockPictureProps) {
  const send = useSendFile('PORTFOLIO_IMAGE');
  return (
    <PictureField label={label} purpose="PORTFOLIO_IMAGE" send={send} value={value} onChange={onChange}>
      {(picture) => picture && <StoredPicture key={picture} id={id} picture={picture} />}
    </PictureField>
  );
}
