"""The line between a page of the web app and its kernel. Imported by Voila, and only where Voila is."""

from __future__ import annotations

import struct

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class KernelLine(ZMQChannelsWebsocketConnection):
    """Drops what was made by hand and cannot be read, with one line in the log in place of a trace.

    Voila itself lets only messages of widgets through; code to be run is not among them.
    """

    def handle_incoming_message(self, incoming_msg: str) -> None:
        """Pass a message on to the kernel, if it is one."""
        try:
            super().handle_incoming_message(incoming_msg)
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError, struct.error):
            self.log.warning("A page sent a message that cannot be read; it was dropped.")
