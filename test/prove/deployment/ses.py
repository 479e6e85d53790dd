"""
What moto lacks of SES: identities and configuration sets that CloudFormation creates, and the account, which is in the
sandbox. Two things happen outside of AWS's API: SES sees the DNS records of a domain, and AWS grants production access.
`happen` lets them happen.
"""

import hashlib
import json

from moto.ses.exceptions import NotFoundException
from moto.sesv2 import urls
from moto.sesv2.models import sesv2_backends
from moto.sesv2.responses import SESV2Response

ACCOUNT = "123456789012"
producing = set()


def token(domain, number):
    return hashlib.sha256(f"{number}{domain}".encode()).hexdigest()[:32]


def add_identity(account, region, properties, _name):
    domain, backend = properties["EmailIdentity"], sesv2_backends[account][region]
    if domain in backend.core_backend.email_identities:
        raise ValueError(f"AlreadyExistsException: Email identity {domain} already exists.")
    attributes = properties.get("ConfigurationSetAttributes", {})
    identity = backend.create_email_identity(domain, None, None, attributes.get("ConfigurationSetName"))
    identity.verification_status = "PENDING"
    identity.dkim_attributes.update(
        SigningEnabled=True,
        Status="PENDING",
        Tokens=[token(domain, number) for number in range(3)],
        SigningHostedZone="dkim.amazonses.com",
    )
    return domain


def add_configuration_set(account, region, properties, generated):
    name = properties.get("Name", generated)
    options = ("TrackingOptions", "DeliveryOptions", "ReputationOptions", "SendingOptions")
    sesv2_backends[account][region].create_configuration_set(
        name, *(properties.get(option) for option in options), [], properties.get("SuppressionOptions"), None
    )
    return name


def type_of(base, add, remove):
    """Returns a class for moto's CloudFormation, whose resources are added to its SES and removed there."""

    class InSes(base):
        __module__ = "moto.judge.models"
        by = "moto"

        @classmethod
        def create_from_cloudformation_json(cls, name, template, account, region, **_):
            properties = template["Properties"]
            return cls(add(account, region, properties, name), account, region, properties)

        def delete(self, account, region):
            remove(sesv2_backends[account][region].core_backend, self.name)

    return InSes


def types(base):
    return {
        "AWS::SES::EmailIdentity": type_of(
            base, add_identity, lambda backend, name: backend.email_identities.pop(name)
        ),
        "AWS::SES::ConfigurationSet": type_of(
            base, add_configuration_set, lambda backend, name: backend.delete_configuration_set(name)
        ),
    }


def get_account(self):
    return json.dumps({"ProductionAccessEnabled": self.region in producing, "SendingEnabled": True})


def get_configuration_set(self):
    name = self._get_param("ConfigurationSetName")
    backend = self.sesv2_backend
    if name not in backend.core_backend.config_sets:
        raise NotFoundException(f"Configuration set <{name}> does not exist.")
    return json.dumps(backend.get_configuration_set(name).to_dict_v2())


def happen(region, seen=None, granted=False):
    """SES sees the records of the domain `seen`, or AWS grants production access."""
    if granted:
        producing.add(region)
    if seen:
        identity = sesv2_backends[ACCOUNT][region].get_email_identity(seen)
        identity.verified_for_sending_status = True
        identity.verification_status = identity.dkim_attributes["Status"] = "SUCCESS"


SESV2Response.get_account = get_account
SESV2Response.get_configuration_set = get_configuration_set
urls.url_paths["{0}/v2/email/account$"] = SESV2Response.dispatch
