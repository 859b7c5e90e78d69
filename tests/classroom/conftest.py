"""The fixture of this folder."""

from tests.classroom.handing_in import hand_in

__all__ = ["hand_in"]
