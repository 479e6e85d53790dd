"""
What moto's CloudFormation lacks around a stack: change sets that belong to it, the outputs and the defaults of
parameters of one that a change set makes, the rollback of a creation that fails (`refuse` lets the next one of a type
fail), and termination protection.
"""

from moto.cloudformation import models
from moto.cloudformation.exceptions import CloudFormationError, ValidationError
from moto.cloudformation.responses import CloudFormationResponse
from moto.core.responses import ActionResult, EmptyResult

refused = set()


def refuse(resource_type):
    refused.add(resource_type)


def assert_accepted(resource_type):
    if resource_type in refused:
        refused.remove(resource_type)
        raise ValueError(f"LimitExceeded: this account gets no {resource_type} today.")


Backend = models.CloudFormationBackend
create = Backend.create_change_set
execute, delete = Backend.execute_change_set, Backend.delete_stack
# What is kept when a stack ends; a creation that fails keeps only what is kept in any case.
kept = {"Retain", "RetainExceptOnCreate"}


def create_change_set(self, stack_name, change_set_name, template, parameters, *args, **kwargs):
    # A value that AWS has read from a parameter of Systems Manager is read again, and is no name of one.
    declared = models.Stack.parse_template(template).get("Parameters", {})
    given = {
        name: value
        for name, value in parameters.items()
        if not declared.get(name, {}).get("Type", "").startswith("AWS::SSM::Parameter::")
    }
    return create(self, stack_name, change_set_name, template, given, *args, **kwargs)


def execute_change_set(self, change_set_name, stack_name=None):
    change_set = self.describe_change_set(change_set_name)
    stack = self.stacks[change_set.stack_id]
    try:
        execute(self, change_set_name, stack_name)
    except Exception as error:
        if change_set.change_set_type != "CREATE":
            raise
        roll_back(stack, error)
        return
    stack.template_dict = change_set.template_dict
    declared = stack.template_dict.get("Parameters", {})
    defaults = {name: each["Default"] for name, each in declared.items() if "Default" in each}
    stack.parameters = {**defaults, **stack.parameters, **change_set.parameters}
    stack.output_map = stack._create_output_map()


class ChangeSetNotFound(CloudFormationError):
    code = "ChangeSetNotFound"


def of_stack(method):
    """
    Returns a method that finds a change set by its stack, too. moto takes any one with the name, and the CLI gives all
    of them the same: it would wait for ever until that of another stack is gone.
    """

    def with_own(self):
        name, stack = self._get_param("ChangeSetName"), self._get_param("StackName")
        for key, each in self.cloudformation_backend.change_sets.items():
            if name in (key, each.change_set_name) and stack in (None, each.stack_id, each.stack_name):
                self.params["ChangeSetName"] = key
                return method(self)
        # As on AWS, deleting one that is not there is no error.
        if method is delete_set:
            return EmptyResult()
        raise ChangeSetNotFound(f"ChangeSet [{name}] does not exist")

    return with_own


def roll_back(stack, error):
    stack._add_stack_event("ROLLBACK_IN_PROGRESS", resource_status_reason=str(error))
    kept.remove("RetainExceptOnCreate")
    try:
        stack.resource_map.delete()
    finally:
        kept.add("RetainExceptOnCreate")
    stack._add_stack_event("ROLLBACK_COMPLETE")
    stack.status = "ROLLBACK_COMPLETE"


def delete_stack(self, name_or_stack_id):
    for stack in self.stacks.values():
        if name_or_stack_id in (stack.name, stack.stack_id) and stack.enable_termination_protection:
            raise ValidationError(
                stack.name, message=f"Stack [{stack.name}] cannot be deleted while TerminationProtection is enabled"
            )
    delete(self, name_or_stack_id)
    # moto keeps those of a stack that is gone; the next stack has its name.
    for key in [key for key, each in self.change_sets.items() if each.stack_id not in self.stacks]:
        del self.change_sets[key]


def update_termination_protection(self):
    stack = self.cloudformation_backend.get_stack(self._get_param("StackName"))
    stack.enable_termination_protection = self._get_bool_param("EnableTerminationProtection")
    return ActionResult({"StackId": stack.stack_id})


Backend.execute_change_set, Backend.delete_stack = execute_change_set, delete_stack
Backend.create_change_set = create_change_set
Response = CloudFormationResponse
delete_set = Response.delete_change_set
Response.delete_change_set = of_stack(delete_set)
Response.describe_change_set, Response.execute_change_set = map(
    of_stack, (Response.describe_change_set, Response.execute_change_set)
)
CloudFormationResponse.update_termination_protection = update_termination_protection
