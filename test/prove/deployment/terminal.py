"""Runs a command in a terminal, as somebody does who answers every question with yes. Argument: the command."""

import os
import pty
import sys

seen = b""


def read(terminal):
    global seen
    data = os.read(terminal, 4096)
    seen = (seen + data)[-200:]
    if b"(y/n)" in seen:
        seen = b""
        os.write(terminal, b"y\n")
    return data


sys.exit(os.waitstatus_to_exitcode(pty.spawn(["bash", "-c", sys.argv[1]], read)))
