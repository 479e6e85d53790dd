"""
Serves moto, which imitates AWS, on 127.0.0.1, and writes a line for each resource that CloudFormation handles there:
what happened, the type, the logical id, and by whom (`moto`, `stub`, or `moto as …` another type).

A type that moto lacks, and a custom resource, whose function moto could not run without Docker, gets a stub, which
has a name and attributes and does nothing.

POST /moto-api/judge lets happen what no request to AWS does: {"ses": arguments of `ses.happen`} or {"refuse": a type}.

Arguments: the port, and the file for the lines.
"""

import json
import os
import sys
import threading

from moto.cloudformation import parsing
from moto.core.common_models import CloudFormationModel
from moto.dynamodb import models as dynamodb
from moto.iam import models as iam
from moto.moto_api._internal import urls
from moto.server import main

import ses
import stacks

PORT, LINES = sys.argv[1:3]
# For a proof that goes on where it stopped, this process stays, and somebody may forget it.
HOURS = 6
lock = threading.Lock()


def note(what, resource_type, logical_id, by):
    with lock, open(LINES, "a", encoding="utf-8") as lines:
        lines.write(f"{what}\t{resource_type}\t{logical_id}\t{by}\n")


class Stub(CloudFormationModel):
    """A resource of a type that moto lacks."""

    # moto reads the name of a service from it.
    __module__ = "moto.judge.models"

    by = "stub"

    def __init__(self, name, account, region, properties):
        self.name, self.account, self.region, self.properties = name, account, region, properties

    @property
    def physical_resource_id(self):
        return self.name

    @staticmethod
    def cloudformation_type():
        return "Judge::Stub"

    @classmethod
    def has_cfn_attr(cls, attr):
        return True

    def get_cfn_attribute(self, attribute):
        # The URL of a function leads to its function, which moto has.
        if attribute == "FunctionArn":
            return self.properties["TargetFunctionArn"]
        if attribute.endswith("Arn"):
            return f"arn:aws:stub:{self.region}:{self.account}:{self.name}/{attribute}"
        # Templates split it at its slashes.
        if attribute.lower().endswith("url"):
            return f"https://{self.name.lower()}.example.com/"
        return f"{self.name}.{attribute}"

    @classmethod
    def create_from_cloudformation_json(cls, name, template, account, region, **_):
        return cls(name, account, region, template["Properties"])

    @classmethod
    def update_from_cloudformation_json(cls, original_resource, **_):
        return original_resource

    @classmethod
    def delete_from_cloudformation_json(cls, *_):
        pass


class GlobalTable(Stub):
    """A global table, which moto makes as a table, since streams need one that exists."""

    __module__ = "moto.judge.models"

    by = "moto as AWS::DynamoDB::Table"
    shared = (
        "AttributeDefinitions",
        "BillingMode",
        "GlobalSecondaryIndexes",
        "KeySchema",
        "LocalSecondaryIndexes",
        "StreamSpecification",
        "TableName",
    )

    @staticmethod
    def cloudformation_type():
        return "Judge::GlobalTable"

    @classmethod
    def create_from_cloudformation_json(cls, name, template, account, region, **kwargs):
        properties = {key: value for key, value in template["Properties"].items() if key in cls.shared}
        table = dynamodb.Table.create_from_cloudformation_json(name, {"Properties": properties}, account, region, **kwargs)
        made = cls(name, account, region, properties)
        made.table = table
        return made

    def get_cfn_attribute(self, attribute):
        return self.table.get_cfn_attribute(attribute) if attribute in ("Arn", "StreamArn") else super().get_cfn_attribute(attribute)

    def delete(self, account, region):
        dynamodb.dynamodb_backends[account][region].delete_table(self.name)


def delete_managed_policy(arn, resource_json, account, region):
    """Detaches and deletes a policy, which moto leaves, so that it refuses to delete the role."""
    backend = iam.iam_backends[account]["aws"]
    for role in backend.get_roles():
        if arn in role.managed_policies:
            backend.detach_role_policy(arn, role.name)
    backend.delete_policy(arn)


iam.ManagedPolicy.delete_from_cloudformation_json = staticmethod(delete_managed_policy)

OWN = {"AWS::DynamoDB::GlobalTable": GlobalTable, **ses.types(Stub)}
original_class = parsing.resource_class_from_type


def class_of(resource_type):
    if resource_type in OWN:
        return OWN[resource_type]
    if resource_type.startswith("Custom::") or resource_type == "AWS::CloudFormation::CustomResource":
        return Stub
    return original_class(resource_type) or Stub


parsing.resource_class_from_type = class_of


def by(resource_type):
    return getattr(class_of(resource_type), "by", "moto")


def has(resource_type, method):
    return not hasattr(getattr(class_of(resource_type), method), "__isabstractmethod__")


create, update = parsing.parse_and_create_resource, parsing.parse_and_update_resource


def created(logical_id, resource_json, *args, **kwargs):
    resource_type = resource_json["Type"]
    try:
        stacks.assert_accepted(resource_type)
        resource = create(logical_id, resource_json, *args, **kwargs)
    except Exception as error:
        note("refused", resource_type, logical_id, f"{type(error).__name__} {error}".replace("\n", " "))
        raise
    if resource is not None:
        note("created", resource_type, logical_id, by(resource_type))
    return resource


def updated(logical_id, resource_json, resources_map, *args, **kwargs):
    resource_type = resource_json["Type"]
    before = resources_map[logical_id]
    try:
        resource = update(logical_id, resource_json, resources_map, *args, **kwargs)
    except (AttributeError, KeyError, TypeError):
        # A mistake of moto, such as taking a bucket without a name of its own for one with a name: no judgement.
        resource = None
    except Exception as error:
        note("refused", resource_type, logical_id, f"{type(error).__name__} {error}".replace("\n", " "))
        raise
    # moto would forget a resource that it cannot update.
    note("updated" if resource is not None else "left", resource_type, logical_id, by(resource_type))
    return before if resource is None else resource


parsing.parse_and_create_resource, parsing.parse_and_update_resource = created, updated

delete_one, delete_all = parsing.ResourceMap._delete_resource, parsing.ResourceMap.delete


def deleted(self, resource, resource_json):
    resource_type = resource_json["Type"]
    delete_one(self, resource, resource_json)
    does = hasattr(resource, "delete") or has(resource_type, "delete_from_cloudformation_json")
    note("deleted" if does else "forgotten", resource_type, resource.logical_resource_id, by(resource_type))


def deleted_all(self):
    for logical_id, resource_json in self._resource_json_map.items():
        # moto knows one policy; the other keeps what a successful creation made.
        if resource_json.get("DeletionPolicy") in stacks.kept:
            resource_json["DeletionPolicy"] = "Retain"
            note("retained", resource_json["Type"], logical_id, by(resource_json["Type"]))
    delete_all(self)


parsing.ResourceMap._delete_resource, parsing.ResourceMap.delete = deleted, deleted_all


def judge(request, _url, _headers):
    body = json.loads(request.data)
    if "ses" in body:
        ses.happen(**body["ses"])
    if "refuse" in body:
        stacks.refuse(body["refuse"])
    return 200, {}, "{}"


urls.url_paths["{0}/moto-api/judge$"] = judge

end = threading.Timer(HOURS * 3600, os._exit, [0])
end.daemon = True
end.start()
main(["-H", "127.0.0.1", "-p", PORT])
