import { Form, Input, Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reservedSlugs } from '../../../../../model/reservedSlugs';
import { Field } from '../../../components/forms/Field';
import { CreatePageQueryLimits } from '../../../generated/limits';
import type { PublicPageFragment } from '../../../generated/publicPages';
import type { Failure } from '../../../lib/errors/Failure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';
import type { PageValues } from './usePublicPages';

/** Styles that keep the URL field left-to-right, also in right-to-left languages. */
const LEFT_TO_RIGHT = { root: { direction: 'ltr' }, input: { direction: 'ltr' } } as const;

const SLUG = /^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/;
const RESERVED = reservedSlugs.split(' ');

interface PageDialogProps {
  title: string;
  /** The public page to edit; null to create a new one. */
  page: PublicPageFragment | null;
  isSaving: boolean;
  /** True if there is nothing to save. The button that saves is then disabled. */
  isEmpty?: boolean;
  /**
   * Saves the entered values. Resolves to null on success, otherwise to the reason for which the API refused
   * them.
   */
  onSave: (values: PageValues) => Promise<Failure | null>;
  onClose: () => void;
  /** Content that the dialog shows above its fields. */
  children?: ReactNode;
}

/**
 * A dialog that asks for the heading and the URL of a public page. If the chosen URL is already taken, the
 * error is shown at the URL field; any other failure is shown in a toast.
 */
export function PageDialog({ title, page, isSaving, isEmpty, onSave, onClose, children }: PageDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PageValues>();
  const { url = '', header } = page ?? {};
  useEffect(() => form.setFieldsValue({ url, header: header ?? '' }), [form, url, header]);
  const finish = async (values: PageValues) => {
    const refusal = await onSave(values);
    if (refusal?.kind === 'Conflict' && values.url !== url) {
      form.setFields([{ name: 'url', errors: [t('publicPages.urlTaken')] }]);
    } else if (refusal) {
      toast.error(t(getFailureText(refusal)));
    } else {
      toast.success(t('publicPages.saved'), {
        label: t('publicPages.show'),
        run: () => window.open(paths.publicPage(values.url), '_blank', 'noopener'),
      });
      onClose();
    }
  };
  return (
    <Modal
      open
      centered
      title={title}
      okText={t('publicPages.save')}
      okButtonProps={{ loading: isSaving, disabled: isEmpty }}
      cancelText={t('common.cancel')}
      onCancel={onClose}
      onOk={form.submit}
    >
      {children}
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(values) => void finish(values)}>
        <Field
          name="header"
          label={t('publicPages.header')}
          isRequired
          missing={t('publicPages.headerMissing')}
          hint={t('publicPages.headerHint')}
          rules={[
            {
              max: CreatePageQueryLimits.header,
              message: t('publicPages.headerLong', { n: CreatePageQueryLimits.header }),
            },
          ]}
        >
          <Input />
        </Field>
        <Field
          name="url"
          label={t('publicPages.url')}
          isRequired
          missing={t('publicPages.urlMissing')}
          hint={t('publicPages.urlHint')}
          rules={[
            { pattern: SLUG, message: t('publicPages.urlWrong') },
            {
              validator: (_, value: string) =>
                RESERVED.includes(value)
                  ? Promise.reject(new Error(t('publicPages.urlReserved')))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input styles={LEFT_TO_RIGHT} prefix="/" autoCapitalize="none" spellCheck={false} />
        </Field>
      </Form>
      {page && <Link to={paths.publicPage(page.url)}>{t('publicPages.show')}</Link>}
    </Modal>
  );
}
